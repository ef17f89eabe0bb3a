// Records among the values of a document: objects that are no lists.
import type { Facts } from "./types";

export const isRecord = (value: unknown): value is Facts =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const areRecords = (value: unknown): value is Facts[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRecord);

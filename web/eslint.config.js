import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import tseslint from "typescript-eslint";

// Prettier says how the code looks, ESLint what it may not do, and svelte-check knows the types.
export default defineConfig(
  { ignores: ["node_modules/"] },
  ...tseslint.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_+$", argsIgnorePattern: "^_+$" }],
      // Prettier breaks what it can; comments, texts and paths are broken by hand.
      "max-len": ["error", { code: 140 }],
      // Properties are declared with `let`, as in Svelte's own handbook.
      "prefer-const": "off",
      "svelte/prefer-const": "error",
      // `{" · "}` keeps the spaces that the markup would lose.
      "svelte/no-useless-mustaches": "off",
      // Our maps are filled once, inside one function.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: tseslint.parser } } },
  {
    files: ["src/**/*.ts"],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"] } },
    rules: { "@typescript-eslint/no-floating-promises": "error", "@typescript-eslint/no-misused-promises": "error" },
  },
);

/** Where friends can play together, if whoever put this page up has said so in its head. */
export const SERVER = document.querySelector<HTMLMetaElement>("meta[name=reverie-server]")?.content ?? "";

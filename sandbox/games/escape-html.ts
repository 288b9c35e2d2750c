export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (it) => `&#${it.charCodeAt(0)};`)

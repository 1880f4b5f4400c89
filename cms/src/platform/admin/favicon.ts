const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#26245f" d="M4 28V15a12 12 0 0 1 24 0v13h-6V16a6 6 0 0 0-12 0v12Z"/><path fill="#e29206" d="M13 28V16.5a3 3 0 0 1 6 0V28Z"/></svg>'

/** The mark for the browser's tab; inside the page, so that the admin shows it with or without a published site. */
export const favicon = `data:image/svg+xml,${encodeURIComponent(drawing)}`

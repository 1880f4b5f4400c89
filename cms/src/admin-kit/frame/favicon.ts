const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path fill="#26245f" d="M48 486V226Q60 108 256 20Q452 108 464 226V486Z"/><path fill="#fdfaf3" d="M134 486V287Q140 160 256 130Q372 160 378 287V486Z"/><circle cx="256" cy="300" r="80" fill="#e29206"/></svg>'

/** A simplified emblem as a data URL, so that it works without a published site. */
export const favicon = `data:image/svg+xml,${encodeURIComponent(drawing)}`

/**
 * What the fonts of documents can draw (`cms/src/pdf/fonts.ts`), as the content of a character class: Latin,
 * Devanagari and Bengali letters, digits, punctuation and spaces.
 */
export const GLYPHS = String.raw`\t\n\r -~\u00A0-\u024F\u02BC\u0300-\u036F\u0900-\u09FE\u1E00-\u1E9F\u1EF2-\u1EFF\u2000-\u200A\u2010-\u2027\u202F-\u203A\u20B9\u2116\u2122\u2191\u2193\u2212`

/** Pages of a PDF that students and staff may upload. Files stored before this limit are shown up to it. */
export const MAX_PDF_PAGES = 100

/** Maximum size of an uploaded file. */
export const MAX_FILE_MB = 2
/** Maximum number of rows below the headings. */
export const MAX_ROWS = 5000

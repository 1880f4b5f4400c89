/** Loaded on demand: correction windows are open for a few days a year. */
export { WindowNote as default } from './WindowNote.tsx'

/** What other features may use of the content. */
export { loadPage } from './pages/load-page.ts'

import type { Where } from 'payload'

interface ExportLinkProps {
  /** Of the export. */
  name: string
  /** The filters of the list. */
  where: Where
}

/** Downloads what a list shows, all pages, as a file for spreadsheets. */
export function ExportLink({ name, where }: ExportLinkProps) {
  const query = new URLSearchParams({ where: JSON.stringify(where) })
  return (
    <a className="export-link btn btn--style-secondary btn--size-small" download href={`/api/exports/${name}?${query}`}>
      Export as CSV
    </a>
  )
}

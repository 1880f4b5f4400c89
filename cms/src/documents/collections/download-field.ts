import type { Field } from 'payload'

/** Button that downloads the receipt of the shown payment or receipt. */
export const downloadField: Field = {
  name: 'download',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/documents/admin/parts.ts#DownloadReceipt' },
  },
}

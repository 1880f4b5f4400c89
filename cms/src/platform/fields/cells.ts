/** Shows a tick in a list as Yes or No. */
export const YES_NO = '/platform/admin/YesNoCell.tsx#YesNoCell'

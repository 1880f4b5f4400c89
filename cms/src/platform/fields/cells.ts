/** List cell that shows a checkbox as Yes or No. */
export const YES_NO = '/platform/admin/YesNoCell.tsx#YesNoCell'

/** List cell that shows a checkbox as Yes or No. */
export const YES_NO = '/admin-kit/fields/YesNoCell.tsx#YesNoCell'

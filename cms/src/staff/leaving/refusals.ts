/** Why an account is not deactivated, reactivated or deleted. */
export const leavingRefusals = {
  own: 'This is your own account. Ask another administrator to deactivate it.',
  already: 'This account is deactivated already. Reload the page.',
  active: 'This account is not deactivated. Reload the page.',
  heir: 'This colleague cannot take the work over. Reload the page, and choose another one.',
  history:
    'This person has worked here, so the account stays: the history names it. Deactivate it instead. Then no one can sign in with it.',
} as const

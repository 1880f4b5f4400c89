/** Domains that many students have their e-mail at. Their neighbours, such as `gmial.com`, are likely typing mistakes. */
const COMMON = [
  'gmail.com',
  'yahoo.com',
  'yahoo.co.in',
  'yahoo.in',
  'rediffmail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'icloud.com',
]

/** Real domains that are one edit from a common one. */
const REAL = ['mail.com', 'email.com', 'ymail.com', 'live.co', 'live.in']

/**
 * The address that a person who typed `rina@gmial.com` probably meant; null without a guess. Only a guess: the domain may
 * exist, so that forms ask and never refuse.
 */
export function likelyEmail(typed: string): string | null {
  const [, name = '', domain = ''] = /^(\S+)@(\S+)$/.exec(typed.trim().toLowerCase()) ?? []
  if (domain === '' || COMMON.includes(domain) || REAL.includes(domain)) return null
  const meant = COMMON.find((common) => isOneEdit(domain, common))
  return meant === undefined ? null : `${name}@${meant}`
}

/** Whether two different texts differ by one character that is added, missing, wrong or swapped with the next. */
function isOneEdit(typed: string, meant: string): boolean {
  let same = 0
  while (same < typed.length && typed[same] === meant[same]) same += 1
  const [a, b] = [typed.slice(same), meant.slice(same)]
  const isSwapped = a.length > 1 && a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
  return isSwapped || a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1)
}

import type { PrivacyNoticeVersion } from '@pravesh/shared/accounts/privacy-notice'

/** What changed in each version of the privacy notice since the one before. */
const changes: Record<PrivacyNoticeVersion, string> = {
  '2026-11-29':
    'If you are under 18, a parent or guardian gives consent with a code sent to their own phone. We keep their name, relation and phone number as proof.',
  '2026-11-28':
    'The notice now lists each item by itself. Messages of our office on WhatsApp need your consent. You can see and withdraw what you agreed to under Setting.',
  '2023-11-20': 'This is the first version.',
}

export const en = {
  title: 'What changed in our privacy notice',
  changes,
  policy: 'Read the privacy policy',
  settings: 'See what you agreed to',
}

/** All published versions of the privacy notice, newest first. */
export const PRIVACY_NOTICE_VERSIONS = ['2023-11-20'] as const
export type PrivacyNoticeVersion = (typeof PRIVACY_NOTICE_VERSIONS)[number]

/** The current version, shown at registration: the date on the privacy policy. (spec 1, 2) */
export const PRIVACY_NOTICE_VERSION: PrivacyNoticeVersion = PRIVACY_NOTICE_VERSIONS[0]

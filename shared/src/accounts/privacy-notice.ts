/** Every version of the privacy notice that somebody may have accepted, newest first. */
export const PRIVACY_NOTICE_VERSIONS = ['2023-11-20'] as const
export type PrivacyNoticeVersion = (typeof PRIVACY_NOTICE_VERSIONS)[number]

/** The version that registration shows today: the date on the privacy policy. (spec 1, 2) */
export const PRIVACY_NOTICE_VERSION: PrivacyNoticeVersion = PRIVACY_NOTICE_VERSIONS[0]

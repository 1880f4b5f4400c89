/**
 * All published versions of the privacy notice, newest first. A version is the day on which its text was published; the
 * text is `notice` in the words of the site. A change of meaning needs a new version here and a text in `changes` there.
 */
export const PRIVACY_NOTICE_VERSIONS = ['2026-11-29', '2026-11-28', '2023-11-20'] as const
export type PrivacyNoticeVersion = (typeof PRIVACY_NOTICE_VERSIONS)[number]

/** The current version, shown at registration, before the application form and in the settings. (spec 1, 2) */
export const PRIVACY_NOTICE_VERSION: PrivacyNoticeVersion = PRIVACY_NOTICE_VERSIONS[0]

/** Days in which the organisation answers, as its policies promise. */
export const ANSWER_TIMES = {
  /** A complaint to the grievance officer. */
  complaint: 15,
  /** A request about personal data. */
  personalData: 30,
  /** Working days until such a request is confirmed. */
  confirmation: 2,
} as const

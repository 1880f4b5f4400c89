/** The most records in a response of Payload's REST API, which then says that there are more, and on a page of a list. */
export const MAX_PAGE = 200

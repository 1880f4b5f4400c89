/** The most records in a response of Payload’s REST API, on a page of a list, and in one change of several. A longer list says that it is. */
export const MAX_PAGE = 200

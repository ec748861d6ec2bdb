/** What has become of a message. */
export const messageState = { pending: 1, sent: 2, failed: 3, kept: 4 } as const

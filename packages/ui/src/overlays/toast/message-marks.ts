/** How each tone of a message is drawn. */
export const messageMarks = {
  status: { name: 'good', tone: 'good' },
  warning: { name: 'alarm', tone: 'warning' },
  error: { name: 'fault', tone: 'bad' },
} as const

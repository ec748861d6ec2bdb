export { AlarmFeed, type AlarmFeedProps } from './alarm-feed.tsx'
export { type FeedAlarm, type Incident, mergeAlarms } from './feed-alarm.ts'
export type { Sound } from './sound-choice.tsx'

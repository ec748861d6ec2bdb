import { texts } from '@ampdeck/api/texts'

const greetings = texts({
  earlyMorning: ['Good early morning, {name}', '早上好，{name}'],
  morning: ['Good morning, {name}', '上午好，{name}'],
  noon: ['Good noon, {name}', '中午好，{name}'],
  afternoon: ['Good afternoon, {name}', '下午好，{name}'],
  evening: ['Good evening, {name}', '晚上好，{name}'],
})

/** requirements.md §9: before 9 early morning, to 11 morning, to 13 noon, before 20 afternoon, else evening. */
export function greetingAt(hour: number) {
  if (hour < 9) return greetings.earlyMorning
  if (hour <= 11) return greetings.morning
  if (hour <= 13) return greetings.noon
  return hour < 20 ? greetings.afternoon : greetings.evening
}

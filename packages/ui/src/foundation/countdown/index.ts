export { secondsLeft } from './countdown-clock.ts'
export { CountdownText, type CountdownTextProps } from './countdown-text.tsx'

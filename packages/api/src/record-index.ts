export { order } from './bill/charge-order.record.ts'
export { pile } from './config/pile.record.ts'
export { station } from './config/station.record.ts'
export { member } from './member/member.record.ts'

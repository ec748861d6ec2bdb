import { randomInt } from 'node:crypto'

/** Without what looks alike. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const GROUP = 4

/** A random code that people read and type, in groups of four: 19.8 bits a group. */
export function readableCode(groups: number): string {
  const group = () => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return Array.from({ length: groups }, group).join('-')
}

/** The gateway has said a final no: to ask it again would change nothing. Anything else is tried again. */
export class Refused extends Error {
  override readonly name = 'Refused'
}

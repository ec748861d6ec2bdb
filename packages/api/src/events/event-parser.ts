import type { StreamMessage } from './live-event.ts'

/**
 * Reads a text of server-sent events (HTML Living Standard, "Interpreting an event stream") piece by piece, however it
 * was cut, and tells each message when it is complete. One without data is told too: it moves the id on.
 */
export function createEventParser(hear: (message: StreamMessage) => void): (piece: string) => void {
  let line = ''
  let endedByReturn = false
  let isFirst = true
  let id: string | undefined
  let event = ''
  let data: string[] = []

  function take(field: string) {
    if (field === '') return complete()
    const colon = field.indexOf(':')
    if (colon === 0) return
    const name = colon < 0 ? field : field.slice(0, colon)
    const value = colon < 0 ? '' : field.slice(colon + 1).replace(/^ /, '')
    if (name === 'data') data.push(value)
    else if (name === 'event') event = value
    else if (name === 'id' && !value.includes('\0')) id = value
  }

  function complete() {
    hear({ id, event: event || 'message', data: data.join('\n') })
    event = ''
    data = []
  }

  return (piece) => {
    let text = piece
    if (text === '') return
    if (isFirst) text = text.replace(/^\uFEFF/, '')
    isFirst = false
    // A line feed behind a carriage return belongs to it, also when a piece ends between the two.
    if (endedByReturn && text.startsWith('\n')) text = text.slice(1)
    endedByReturn = piece.endsWith('\r')
    const lines = (line + text).split(/\r\n|\n|\r/)
    line = lines.pop() ?? ''
    for (const field of lines) take(field)
  }
}

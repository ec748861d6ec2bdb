import { ApiError, endsSession, type FailureKind } from '@ampdeck/api/client/outcome'
import type { Language } from '@ampdeck/api/enumeration'
import { say, type Text, texts } from '@ampdeck/api/texts'
import type { ListFailure } from '@ampdeck/ui/list'
import { currentLanguage } from '../session/language.ts'

const words = texts({
  network: [
    'The server cannot be reached. Check the connection and try again',
    '无法连接服务器，请检查网络后重试',
  ],
  timeout: ['The server did not respond in time', '服务器响应超时'],
  forbidden: ['Forbidden', '禁止访问'],
  ended: ['The session has ended', '会话已结束'],
  unexpected: ['The server sent an invalid response', '服务器返回了无效的响应'],
})

/** What stands for a failure to which the server gave no sentence. */
const ownWords: Partial<Record<FailureKind, Text>> = words

/**
 * What a person is told about a failed call: the server's own sentence where there is one. The end of a session is told
 * elsewhere in its own words, once (`heedFailure`).
 */
export function failureOf(error: Error, language: Language = currentLanguage()): ListFailure {
  if (!(error instanceof ApiError)) throw error
  if (endsSession(error)) return { message: say(words.ended, language) }
  return {
    message: error.serverMessage || say(ownWords[error.kind] ?? words.unexpected, language),
    ...(error.code !== 0 && { code: error.code }),
    ...(error.requestId !== undefined && { requestId: error.requestId }),
  }
}

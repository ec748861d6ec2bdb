import { ApiError, type FailureKind } from '@ampdeck/api/client/outcome'
import { say } from '@ampdeck/api/texts'
import type { Say } from '@ampdeck/ui/language'
import { describe, expect, it } from 'vitest'
import { failureText, NotKeptError } from './login-failure.ts'

const english: Say = (text, ...blanks) => say(text, 'en', ...blanks)
const chinese: Say = (text, ...blanks) => say(text, 'zh-CN', ...blanks)
const failed = (kind: FailureKind, message = '') => failureText(new ApiError(kind, message), english)

describe('a failed log-in', () => {
  it.each(['wrongCredentials', 'locked'] as const)(
    'says for codes 4 and 8 (%s) what the server says, or the default (spec 5.18, 8.3)',
    (kind) => {
      expect(failed(kind, 'Wrong account or password')).toBe('Wrong account or password')
      expect(failed(kind)).toBe('the information entered contains errors')
    },
  )

  it.each(['server', 'tooMany', 'invalid', 'unexpected'] as const)(
    'says for any other code (%s) what the server says, or "server exception" (spec 8.4)',
    (kind) => {
      expect(failed(kind, 'The server went wrong')).toBe('The server went wrong')
      expect(failed(kind)).toBe('server exception')
    },
  )

  it.each(['network', 'timeout'] as const)('says that nothing came (%s)', (kind) => {
    expect(failed(kind)).toBe('The server cannot be reached. Check the connection and try again')
  })

  it('speaks Chinese', () => {
    expect(failureText(new ApiError('locked', ''), chinese)).toBe('输入的信息有误')
    expect(failureText(new ApiError('server', ''), chinese)).toBe('服务器异常')
  })

  it('says that this browser keeps no session', () => {
    expect(failureText(new NotKeptError(), english)).toContain('This browser stores nothing for this address')
  })

  it('hands on what is no answer of the server: a fault of ours', () => {
    expect(() => failureText(new TypeError('x'), english)).toThrow('x')
  })
})

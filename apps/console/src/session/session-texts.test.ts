import { ApiError } from '@ampdeck/api/client/outcome'
import { describe, expect, it } from 'vitest'
import { combiningFailure, restoreFailure, routesFailure, userFailure } from './session-texts.ts'

const refused = new ApiError('server', 'The server went wrong', { code: 500 })
const silent = new ApiError('network', '')

describe('what is said of a session that could not be built', () => {
  it('for the routes: refused with the message of the server, or no answer', () => {
    expect(routesFailure(refused, 'en')).toBe('route request failed: The server went wrong')
    expect(routesFailure(new ApiError('server', '', { code: 500 }), 'en')).toBe('route request failed')
    expect(routesFailure(silent, 'en')).toBe('exception requesting routes')
    expect(combiningFailure('en')).toBe('exception combining routes')
  })

  it('for the user: refused with the message of the server, or no answer', () => {
    expect(userFailure(refused, 'en')).toBe('failed to get user info: The server went wrong')
    expect(userFailure(silent, 'en')).toBe('exception getting it')
  })

  it('for what was kept', () => {
    expect(restoreFailure('en')).toBe(
      'error, request for user info failed, please retry: failed to load permissions from cache',
    )
    expect(restoreFailure('zh-CN')).not.toMatch(/[A-Za-z]/)
  })
})

import { ApiError } from '@ampdeck/api/client/outcome'
import type { Language } from '@ampdeck/api/enumeration'
import { say, type Text, texts } from '@ampdeck/api/texts'

/** Word for word those of requirements.md §2 and §8. */
const words = texts({
  routesFailed: ['route request failed', '路由请求失败'],
  routesException: ['exception requesting routes', '请求路由异常'],
  combining: ['exception combining routes', '组合路由异常'],
  userFailed: ['failed to get user info', '获取用户信息失败'],
  userException: ['exception getting it', '获取用户信息异常'],
  restore: ['error, request for user info failed, please retry', '错误，请求用户信息失败，请重试'],
  cache: ['failed to load permissions from cache', '从缓存加载权限失败'],
})

/** The permission list was not read. */
export function routesFailure(error: unknown, language: Language): string {
  return failure(error, language, words.routesFailed, words.routesException)
}

/** The user was not read. */
export function userFailure(error: unknown, language: Language): string {
  return failure(error, language, words.userFailed, words.userException)
}

/** No routes could be made of the permission list. */
export function combiningFailure(language: Language): string {
  return say(words.combining, language)
}

/** What was kept of the permission list cannot be read. */
export function restoreFailure(language: Language): string {
  return `${say(words.restore, language)}: ${say(words.cache, language)}`
}

/** The server refused, and said why; or it did not answer at all. */
function failure(error: unknown, language: Language, refused: Text, exception: Text): string {
  const isAnswer = error instanceof ApiError && error.code !== 0
  const parts = isAnswer ? [say(refused, language), error.serverMessage] : [say(exception, language)]
  return parts.filter(Boolean).join(': ')
}

import { expect, it } from 'vitest'
import { deviceOf } from './device-of.ts'

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0'

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 'Chrome 141', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/141.0.0.0`, 'Edge 141', 'Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36 OPR/120.0.0.0`, 'Opera 120', 'Linux'],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/141.0.0.0 Safari/537.36', 'Chrome 141', 'Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari 18',
    'macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari 17',
    'iOS 17',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/120.0 Mobile/15E148 Safari/604.1',
    'Chrome 120',
    'iPadOS 16',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; V2227A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0 Mobile Safari/537.36 MicroMessenger/8.0.50',
    'WeChat 8',
    'Android 15',
  ],
  [
    'Mozilla/5.0 (Linux; Android 12; HarmonyOS 4; ALN-AL00) AppleWebKit/537.36 Chrome/114.0 HuaweiBrowser/15.0 Mobile Safari/537.36',
    'Huawei Browser 15',
    'HarmonyOS 4',
  ],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Gecko/20100101 Firefox/133.0', 'Firefox 133', 'ChromeOS'],
  ['node', '', ''],
  ['', '', ''],
])('reads %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system })
})

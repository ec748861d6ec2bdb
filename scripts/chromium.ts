import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { run } from './run-process.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const USUAL_PLACES = [
  '/usr/bin',
  '/usr/local/bin',
  '/opt/google/chrome',
  '/snap/bin',
  '/opt/homebrew/bin',
].flatMap((folder) => NAMES.map((name) => join(folder, name)))

/**
 * Debian's engine without a browser's windows: a new context takes it a sixth of the time. It draws transitions
 * differently, so what is judged by its looks keeps to the browser.
 */
const SHELL = '/usr/bin/chromium-headless-shell'

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

const isRoot = process.getuid?.() === 0

/** No sandbox for root only (Chromium refuses otherwise); nothing else leaves the machine or needs a GPU. */
export const chromiumArgs: readonly string[] = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The browser of this machine: `CHROMIUM_PATH`, then an installed Chromium or Chrome, then the one that
 * Playwright has downloaded; undefined where there is none.
 */
export function chromiumPath(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) return chosen
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...onPath, ...USUAL_PLACES, ...APPLICATIONS, chromium.executablePath()].find(isExecutable)
}

/** What opens hundreds of contexts, as the end-to-end tests do: the shell where there is one. */
export function shellPath(): string | undefined {
  return isExecutable(SHELL) ? SHELL : chromiumPath()
}

/** The browser of this machine, installed first where there is none; says what it does. */
export async function ensureChromium(): Promise<string> {
  const browser = await ensureBrowser()
  // Worth its package to root, as in a container; nothing fails without it.
  if (isRoot && !isExecutable(SHELL)) await install('apt-get', 'chromium-headless-shell')
  return browser
}

async function ensureBrowser(): Promise<string> {
  const found = chromiumPath()
  if (found) return found

  const apt = await aptCommand()
  if (apt) {
    console.log('No Chromium found: installing the package of this Debian or Ubuntu')
    await install(apt, 'chromium')
    const installed = chromiumPath()
    // Ubuntu's package of that name is a pointer to snap, which does nothing in a container.
    if (installed && (await run(installed, ['--version'])).code === 0) return installed
  }

  console.log("No Chromium found: downloading Playwright's")
  const download = await run('playwright', ['install', 'chromium'])
  const downloaded = chromium.executablePath()
  if (!isExecutable(downloaded)) {
    throw new Error(`No browser for the tests. Install Chromium or set CHROMIUM_PATH.\n${download.output}`)
  }
  return downloaded
}

async function install(apt: string, name: string): Promise<void> {
  await run('sh', ['-c', `${apt} update -qq && ${apt} install -y --no-install-recommends ${name}`], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
}

/** `apt-get`, where there is one and we may use it without being asked for a password. */
async function aptCommand(): Promise<string | undefined> {
  if (!existsSync('/usr/bin/apt-get')) return undefined
  if (isRoot) return 'apt-get'
  const sudo = await run('sudo', ['-n', 'true'])
  return sudo.code === 0 ? 'sudo -n DEBIAN_FRONTEND=noninteractive apt-get' : undefined
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

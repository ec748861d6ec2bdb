import { MINUTE } from '@ampdeck/api/time'
import type { Fact } from '../pile/facts.ts'
import { isCharging } from '../pile/gun.ts'
import type { ObedientPile } from '../protocol/protocol.ts'
import type { Pile } from './pile.ts'

const [DOWNLOAD_MS, INSTALL_MS] = [2_500, 2_000]

/** Downloads and installs firmware, and restarts with it; while a car charges it waits. */
export function updateFirmware(
  pile: Pile,
  { requestId, location, at }: Parameters<ObedientPile['updateFirmware']>[0],
): void {
  const tell = (status: Extract<Fact, { kind: 'firmware' }>['status']) =>
    pile.tell([{ kind: 'firmware', status, requestId }])
  const wait = Math.max(0, at - pile.clock.now().wall)
  const install = () => {
    if (pile.guns.some(isCharging)) return pile.after(MINUTE / 4, install)
    tell('Installing')
    pile.after(INSTALL_MS, () => {
      pile.nameplate.firmware = /\d+\.\d+\.\d+/.exec(location)?.[0] ?? pile.nameplate.firmware
      tell('Installed')
      pile.after(1_000, () => pile.restart(false))
    })
  }
  pile.after(wait + 500, () => tell('Downloading'))
  if (!URL.canParse(location)) {
    pile.after(wait + 2_000, () => tell('DownloadFailed'))
    return
  }
  pile.after(wait + DOWNLOAD_MS, () => {
    tell('Downloaded')
    install()
  })
}

/** Uploads its log; gives the name of the file. */
export function uploadLog(pile: Pile, { requestId }: Parameters<ObedientPile['uploadLog']>[0]): string {
  pile.after(500, () => pile.tell([{ kind: 'log', status: 'Uploading', requestId }]))
  pile.after(3_000, () => pile.tell([{ kind: 'log', status: 'Uploaded', requestId }]))
  return `${pile.nameplate.code}-${Math.floor(pile.clock.now().wall / 1_000)}.log`
}

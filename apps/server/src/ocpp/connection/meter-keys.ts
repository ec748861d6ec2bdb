import type { ChargePoint } from '../../device/charge-point.ts'
import type { Protocol } from '../frame/protocol.ts'

interface Options {
  at: ChargePoint
  protocol: Protocol
  read(keys: readonly string[]): Promise<ReadonlyMap<string, string> | undefined>
  keep(key: { connector: number; publicKey: string }): Promise<void>
}

/** The keys with which the meters of one pile sign, as its settings name them: asked when it first signs something. */
export function meterKeys({ at, protocol, read, keep }: Options) {
  let isWanted = false
  let isRead = false

  return {
    want(): void {
      isWanted = !isRead
    },
    async flush(): Promise<void> {
      if (!isWanted) return
      isWanted = false
      isRead = true
      const names = new Map(at.guns.map(({ connector }) => [nameOf(connector), connector]))
      const settings = await read([...names.keys()])
      // A pile that gave no answer is asked again when it signs something else.
      if (!settings) isRead = false
      for (const [name, publicKey] of settings ?? []) {
        const connector = names.get(name)
        if (connector !== undefined && publicKey !== '') await keep({ connector, publicKey })
      }
    },
  }

  function nameOf(connector: number): string {
    return protocol === 'ocpp1.6' ? `MeterPublicKey[${connector}]` : `FiscalMetering[${connector}].PublicKey`
  }
}

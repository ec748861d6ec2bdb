import type { Settings } from '../settings.ts'
import type { Gateways } from './gateway.ts'
import { httpSmsGateway } from './http-sms.gateway.ts'
import { smtpGateway } from './smtp.gateway.ts'

/** The gateways that the environment names. */
export function gatewaysOf({ smtpUrl, smsUrl }: Pick<Settings, 'smtpUrl' | 'smsUrl'>): Gateways {
  return { mail: smtpUrl && smtpGateway(smtpUrl), sms: smsUrl && httpSmsGateway(smsUrl) }
}

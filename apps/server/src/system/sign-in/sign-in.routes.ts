import { signIn } from '@ampdeck/api/system/sign-in'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { OutboxContext } from '../../outbox/outbox.ts'
import { logInByIp, sendIpCaptcha } from './ip-login.service.ts'
import { logInByLink, makeSellerLink } from './seller-link.service.ts'
import { logInBySms, sendLoginCaptcha } from './sms-login.service.ts'
import { issueAuthTicket, logInByTicket } from './ticket-login.service.ts'

export function signInRoutes(app: FastifyInstance, platform: OutboxContext) {
  serve(app, platform, signIn, {
    getSmsLoginCaptcha: (request) => sendLoginCaptcha(platform, request),
    smsCaptchaLogin: (request) => logInBySms(platform, request),
    sendIpCaptcha: (request) => sendIpCaptcha(platform, request),
    ipLogin: (request) => logInByIp(platform, request),
    authTicket: (request) => issueAuthTicket(request),
    authLogin: (request) => logInByTicket(platform, request),
    sellerLoginLink: (request) => makeSellerLink(request),
    sellerLogin: (request) => logInByLink(platform, request),
  })
}

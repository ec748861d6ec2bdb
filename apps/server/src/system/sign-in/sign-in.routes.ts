import { signIn } from '@ampdeck/api/system/sign-in'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { logInByIp, sendIpCaptcha } from './ip-login.service.ts'
import { logInByPasskey, passkeyLoginOptions } from './passkey-login.service.ts'
import { beginProviderLogin, logInByProvider } from './provider-login.service.ts'
import { logInBySecondStep } from './second-step.service.ts'
import { logInByLink, makeSellerLink } from './seller-link.service.ts'
import { logInBySms, sendLoginCaptcha } from './sms-login.service.ts'
import { issueAuthTicket, logInByTicket } from './ticket-login.service.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, signIn, {
    getSmsLoginCaptcha: (request) => sendLoginCaptcha(server, request),
    smsCaptchaLogin: (request) => logInBySms(server, request),
    sendIpCaptcha: (request) => sendIpCaptcha(server, request),
    ipLogin: (request) => logInByIp(server, request),
    secondStep: (request) => logInBySecondStep(server, request),
    passkeyOptions: (request) => passkeyLoginOptions(server, request),
    passkeyLogin: (request) => logInByPasskey(server, request),
    providerStart: (request) => beginProviderLogin(server, request, app.log),
    providerLogin: (request) => logInByProvider(server, request, app.log),
    authTicket: (request) => issueAuthTicket(request),
    authLogin: (request) => logInByTicket(server, request),
    sellerLoginLink: (request) => makeSellerLink(request),
    sellerLogin: (request) => logInByLink(server, request),
  })
}

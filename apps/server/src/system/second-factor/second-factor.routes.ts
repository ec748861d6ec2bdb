import { secondFactor } from '@ampdeck/api/system/second-factor'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { addPasskey, passkeyOptions, removePasskey, renamePasskey } from './passkey.service.ts'
import { beginApp, confirmApp, removeApp, renewRecoveryCodes, state } from './second-factor.service.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, secondFactor, {
    state: (request) => state(request),
    beginApp: (request) => beginApp(request),
    confirmApp: (request) => confirmApp(server.jobs, request),
    removeApp: (request) => removeApp(server.jobs, request),
    renewRecoveryCodes: (request) => renewRecoveryCodes(server.jobs, request),
    passkeyOptions: (request) => passkeyOptions(request),
    addPasskey: (request) => addPasskey(server.jobs, request),
    renamePasskey: (request) => renamePasskey(request),
    removePasskey: (request) => removePasskey(server.jobs, request),
  })
}

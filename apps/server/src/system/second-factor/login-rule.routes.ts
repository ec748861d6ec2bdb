import { loginRule } from '@ampdeck/api/system/login-rule'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { readRule, resetFactor, saveRule } from './login-rule.service.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, loginRule, {
    get: ({ rows }) => readRule(rows),
    save: (request) => saveRule(request),
    resetFactor: (request) => resetFactor(server.jobs, request),
  })
}

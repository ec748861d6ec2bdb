export { LoginArt } from './login-art.tsx'

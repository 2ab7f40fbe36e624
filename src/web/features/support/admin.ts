// Support for the staff's area.
export { WaitingRequests } from './components/waiting-requests.tsx';

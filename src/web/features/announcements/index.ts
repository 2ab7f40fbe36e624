// Announcements under the top bar.
export { AnnouncementBar } from './components/announcement-bar.tsx';

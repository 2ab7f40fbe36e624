import {
  ArrowLeft, ArrowLeftRight, ArrowRight, BadgeCheck, Bell, BellRing, ChartColumn, Check, ChevronDown, ChevronLeft, ChevronUp, CircleAlert, CircleHelp, Clock,
  CloudOff, Copy, CreditCard, Crown, Download, Eye, EyeOff, Film, Flag, Gamepad2, Gift, GripVertical, History, House, Image, Inbox, Info, Languages, Laptop,
  LayoutDashboard, LifeBuoy, LogIn, LogOut, Mail, MailCheck, MailX, Maximize, Megaphone, Menu, MessageSquareWarning, MessagesSquare, Minimize, Minus, Moon, Music, Pause, Pencil, Play, Plus,
  Printer, QrCode, ReceiptText, Redo2, RefreshCw, Rocket, RotateCcw, Scale, Search, Settings, Share2, ShoppingCart, Smartphone, Sparkles, Star,
  Store, Sun, Swords, Ticket, TicketPercent, Timer, Trash2, Trophy, Tv, Undo2, Upload, User, UserPlus, Users, Volume2, VolumeX, WifiOff, Wrench, X, Zap,
  type LucideIcon,
} from 'lucide-react';

/** Names the product uses, so that changing a drawing is one line here. */
const drawings = {
  'account': User, 'adjust': Scale, 'announce': Megaphone, 'ask': MessagesSquare, 'back': ArrowRight, 'badge': BadgeCheck, 'bell': Bell, 'bell-ring': BellRing, 'card': CreditCard, 'cart': ShoppingCart,
  'chart': ChartColumn, 'check': Check, 'clock': Clock, 'close': X, 'cloud-off': CloudOff, 'comeback': Rocket, 'copy': Copy, 'crown': Crown,
  'dash': Minus, 'dashboard': LayoutDashboard, 'device': Laptop, 'down': ChevronDown, 'drag': GripVertical,
  'download': Download, 'edit': Pencil, 'error': CircleAlert, 'film': Film, 'finish': Flag, 'flip': ArrowLeftRight, 'forward': ArrowLeft, 'full-screen': Maximize,
  'full-screen-exit': Minimize, 'games': Gamepad2, 'gift': Gift, 'help': CircleHelp, 'hide': EyeOff, 'history': History, 'home': House,
  'inbox': Inbox, 'info': Info, 'language': Languages, 'leave': LogOut, 'light': Sun, 'lightning': Zap, 'listen': Play, 'mail': Mail, 'mail-check': MailCheck,
  'mail-failed': MailX, 'menu': Menu, 'minus': Minus, 'music': Music, 'next': ChevronLeft, 'night': Moon, 'offline': WifiOff, 'pause': Pause, 'phone': Smartphone, 'picture': Image, 'play': Play,
  'plus': Plus, 'print': Printer, 'qr': QrCode, 'receipt': ReceiptText, 'redo': Redo2, 'register': UserPlus, 'repair': Wrench, 'repeat': RotateCcw, 'replay': RotateCcw, 'report': MessageSquareWarning,
  'retry': RefreshCw, 'search': Search, 'settings': Settings, 'share': Share2, 'show': Eye, 'sign-in': LogIn, 'sign-out': LogOut, 'sound': Volume2,
  'sound-off': VolumeX, 'sparkles': Sparkles, 'star': Star, 'steal': Swords, 'store': Store, 'support': LifeBuoy, 'tag': TicketPercent,
  'teams': Users, 'ticket': Ticket, 'timer': Timer, 'trash': Trash2, 'trophy': Trophy, 'tv': Tv, 'undo': Undo2, 'up': ChevronUp, 'upload': Upload,
} satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof drawings;

// Drawn for right to left or left to right; the other direction gets the mirror image.
const drawnForRtl: ReadonlySet<IconName> = new Set(['back', 'forward', 'next']);
const drawnForLtr: ReadonlySet<IconName> = new Set(['cart', 'leave', 'sign-in', 'sign-out', 'undo', 'redo', 'sound', 'sound-off', 'play', 'repeat', 'retry', 'history', 'ask', 'announce']);

// Solid rather than outlined.
const filled: ReadonlySet<IconName> = new Set(['play', 'pause', 'listen']);

/** Only this file knows which icons mirror. Decorative: the label stands beside it or on the button. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  const Drawing: LucideIcon = drawings[name];
  const mirror = drawnForRtl.has(name) ? 'ltr:-scale-x-100' : drawnForLtr.has(name) ? 'rtl:-scale-x-100' : '';
  const fill = filled.has(name) ? 'fill-current' : '';
  return <Drawing aria-hidden="true" className={`size-[1.25em] shrink-0 ${mirror} ${fill} ${className}`} />;
}

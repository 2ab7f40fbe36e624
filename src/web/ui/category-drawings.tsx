import {
  Anchor, Atom, Baby, Bike, Bird, Book, BookOpen, Brain, Brush, Building2, Bus, Calendar, Camera, Car, Castle, Cat, Church, Clapperboard,
  Clock, CloudSun, Coffee, Coins, Compass, Cpu, Crown, Dices, Dog, Drama, Feather, Film, Fish, Flag, Flame, FlaskConical, Flower,
  Footprints, Gamepad2, Gem, Gift, Glasses, Globe, Goal, GraduationCap, Hammer, Handshake, Heart, HeartPulse, History, House, Image,
  KeyRound, Lamp, Landmark, Languages, Leaf, Library, Lightbulb, Map, MapPin, Medal, Mic, Microscope, Moon, MoonStar, Mosque, Mountain,
  Music, Newspaper, Orbit, Palette, PartyPopper, PawPrint, PenTool, Plane, Puzzle, Quote, Radio, Rocket, Sailboat, Scale, School, Scroll,
  Shapes, Ship, Shirt, ShoppingBag, Smartphone, Soup, Sparkles, Star, Stethoscope, Sun, Swords, Target, Telescope, Tent, Theater, Ticket,
  Timer, TrainFront, TreePalm, Trophy, Tv, Umbrella, University, User, Users, Utensils, Volleyball, Waves, Wheat, Wind, Zap, type
  LucideIcon,
} from 'lucide-react';

/** What a category may be drawn with: all of content/ (a test holds it to that), and a choice for the editors. */
const drawings: Readonly<Record<string, LucideIcon>> = {
  'anchor': Anchor, 'atom': Atom, 'baby': Baby, 'bird': Bird, 'book': Book, 'book-open': BookOpen, 'brain': Brain, 'brush': Brush,
  'building-2': Building2, 'bus': Bus, 'calendar': Calendar, 'camera': Camera, 'car': Car, 'castle': Castle, 'cat': Cat, 'church': Church,
  'clapperboard': Clapperboard, 'clock': Clock, 'coffee': Coffee, 'coins': Coins, 'compass': Compass, 'cpu': Cpu, 'crown': Crown,
  'dices': Dices, 'dog': Dog, 'drama': Drama, 'feather': Feather, 'film': Film, 'fish': Fish, 'flag': Flag, 'flame': Flame,
  'flask-conical': FlaskConical, 'flower': Flower, 'gamepad-2': Gamepad2, 'gem': Gem, 'gift': Gift, 'globe': Globe, 'goal': Goal,
  'graduation-cap': GraduationCap, 'hammer': Hammer, 'handshake': Handshake, 'heart': Heart, 'heart-pulse': HeartPulse, 'history': History,
  'house': House, 'image': Image, 'landmark': Landmark, 'languages': Languages, 'leaf': Leaf, 'library': Library, 'lightbulb': Lightbulb,
  'map': Map, 'map-pin': MapPin, 'medal': Medal, 'mic': Mic, 'microscope': Microscope, 'moon': Moon, 'moon-star': MoonStar,
  'mosque': Mosque, 'mountain': Mountain, 'music': Music, 'newspaper': Newspaper, 'orbit': Orbit, 'palette': Palette, 'tree-palm': TreePalm,
  'party-popper': PartyPopper, 'paw-print': PawPrint, 'pen-tool': PenTool, 'plane': Plane, 'puzzle': Puzzle, 'quote': Quote, 'radio': Radio,
  'rocket': Rocket, 'sailboat': Sailboat, 'scale': Scale, 'school': School, 'scroll': Scroll, 'shapes': Shapes, 'ship': Ship,
  'shirt': Shirt, 'shopping-bag': ShoppingBag, 'smartphone': Smartphone, 'soup': Soup, 'sparkles': Sparkles, 'star': Star,
  'stethoscope': Stethoscope, 'sun': Sun, 'swords': Swords, 'target': Target, 'telescope': Telescope, 'tent': Tent, 'theater': Theater,
  'ticket': Ticket, 'timer': Timer, 'train-front': TrainFront, 'trophy': Trophy, 'tv': Tv, 'umbrella': Umbrella, 'university': University,
  'user': User, 'users': Users, 'utensils': Utensils, 'volleyball': Volleyball, 'waves': Waves, 'wheat': Wheat, 'wind': Wind, 'zap': Zap,
  'footprints': Footprints, 'glasses': Glasses, 'lamp': Lamp, 'key-round': KeyRound, 'bike': Bike, 'cloud-sun': CloudSun,
};

export function hasDrawing(name: string): boolean {
  return name in drawings;
}

/** Loaded through CategoryIcon only. */
export function CategoryDrawing({ name, className }: { name: string; className?: string }) {
  const Drawing = drawings[name] ?? Shapes;
  return <Drawing aria-hidden="true" strokeWidth={1.6} className={className} />;
}

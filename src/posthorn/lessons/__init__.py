"""Lessons: games to learn by. Each is a record of a guided play, and the steps that lead a learner along it.

``tools/lessons.py`` finds the records; the sentences are ``lesson-…`` in the locale files.
"""

from posthorn.lessons.lesson import BOT, LEARNER, LESSONS, Lesson, Step, find_lesson, load_lesson
from posthorn.lessons.sentences import say

__all__ = ["BOT", "LEARNER", "LESSONS", "Lesson", "Step", "find_lesson", "load_lesson", "say"]
